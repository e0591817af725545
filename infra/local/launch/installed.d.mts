/** Types of installed.mjs, which must run before anything that could strip types is installed. */
export interface InstallState {
  isInstalled: () => boolean;
  begin: () => number | undefined;
  handTo: (pid: number) => void;
  finish: () => void;
}
export const checkout: string;
export function createInstallState(root?: string): InstallState;
