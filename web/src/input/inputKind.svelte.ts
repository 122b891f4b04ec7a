// What the person at the table uses at this moment: a sentence that tells how to press says it in that way.

export type InputKind = 'mouse' | 'touch' | 'keys';

class InputKinds {
  now = $state<InputKind>('mouse');

  /** Until something is used, the device tells. */
  guess(): void {
    this.now = matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
  }

  heard(event: PointerEvent | KeyboardEvent): void {
    this.now = event instanceof KeyboardEvent ? 'keys' : event.pointerType === 'mouse' ? 'mouse' : 'touch';
  }
}

export const inputKind = new InputKinds();
