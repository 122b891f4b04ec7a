// Packs what was built, so that no server has to: a browser that does not know Brotli gets gzip.
//
//     node pack.mjs FOLDER

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PACKED = /\.(?:js|css|html|svg)$/;
const [folder = '.'] = process.argv.slice(2);

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!PACKED.test(name)) continue;
  const path = join(folder, name);
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}
