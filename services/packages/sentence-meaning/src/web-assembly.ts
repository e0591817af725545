/** Always shared: threads then use the same weights, and a memory of one thread works the same way. */
export interface Memory {
  readonly buffer: SharedArrayBuffer;
}

interface WebAssemblyApi {
  Memory: new (size: { initial: number; maximum: number; shared: true }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
    imports: Record<string, Record<string, unknown>>,
  ) => { exports: Record<string, unknown> };
}

/** Only what this package uses: Node's types leave WebAssembly out. */
const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;

const pageBytes = 65_536;

/** Memory of at least so many bytes, all zero. */
export function makeMemory(bytes: number): Memory {
  const pages = Math.ceil(bytes / pageBytes);
  return new webAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}

/** What a compiled file exports when it works in this memory. */
export const exportsOf = (file: Uint8Array, memory: Memory): Record<string, unknown> =>
  new webAssembly.Instance(new webAssembly.Module(file), { sentence: { memory } }).exports;
