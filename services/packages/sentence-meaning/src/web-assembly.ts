export interface Memory {
  readonly buffer: ArrayBuffer;
}

interface WebAssemblyApi {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
    imports: Record<string, Record<string, unknown>>,
  ) => { exports: Record<string, unknown> };
}

/** As much of it as is used here: the types that Node comes with leave it out. */
export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
