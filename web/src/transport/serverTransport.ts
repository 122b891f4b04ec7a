// Games on the server that the page came from, or that `home` names: the only fetch and the only WebSocket.

import type { ServerFrame } from '../generated/wire';
import type { Answer, Channel, Hearing, Method, Transport } from './transport';

export const serverTransport = (home: URL): Transport => ({
  async request(method: Method, path: string, body?: unknown, key?: string): Promise<Answer> {
    const request: RequestInit = { method };
    if (body !== undefined) {
      request.headers = { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) };
      request.body = JSON.stringify(body);
    }
    const response = await fetch(new URL(path, home), request);
    return { status: response.status, body: await bodyOf(response) };
  },

  open(game: string, on: Hearing): Channel {
    const socket = new WebSocket(socketAddress(game, home));
    socket.onopen = () => on.open();
    socket.onmessage = ({ data }) => on.frame(JSON.parse(data) as ServerFrame);
    socket.onclose = () => on.closed();
    return {
      send: (frame) => socket.send(JSON.stringify(frame)),
      close: () => socket.close(),
    };
  },
});

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const json = response.headers.get('content-type')?.startsWith('application/json');
  return json ? response.json() : response.text();
}

function socketAddress(game: string, home: URL): string {
  const url = new URL(`api/games/${game}/socket`, home);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
