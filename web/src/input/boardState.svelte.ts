// Which board is open where only one fits, and which power is being used.

export class BoardState {
  open = $state(''); // the module whose board lies open on a small screen
  using = $state(''); // the verb of the power whose choices are shown

  toggle(module: string): void {
    this.open = this.open === module ? '' : module;
    this.using = '';
  }

  use(verb: string): void {
    this.using = this.using === verb ? '' : verb;
  }

  reset(): void {
    this.using = '';
  }
}
