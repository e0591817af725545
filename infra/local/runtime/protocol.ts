/** The keeper's servers. */
export type ServerName = 'postgres' | 'redis';

export interface RuntimeOptions {
  /** Absolute folder for data and logs; made when missing. */
  folder: string;
  /** True: survives a crash of the machine (fsync, append-only file). False: as fast as possible, for tests. */
  durable: boolean;
  /** Servers to run; others are used from elsewhere. */
  servers: ServerName[];
  /** Folder with an initialized, empty cluster to copy; for tests. */
  clusterCache?: string;
  /** Delete `folder` at the end, even when the parent was killed. */
  ephemeral?: boolean;
}

/** Addresses of the servers: a connection URL with superuser rights, and the path of Redis' socket. */
export interface Addresses {
  postgresUrl?: string;
  redisUrl?: string;
}

export type ToKeeper =
  | { do: 'open'; options: RuntimeOptions }
  | { do: 'start'; id: number; server: ServerName }
  | { do: 'stop'; id: number; server: ServerName; hard: boolean }
  | { do: 'close' };

export type FromKeeper =
  | { say: 'ready'; addresses: Addresses }
  | { say: 'failed'; message: string }
  | { say: 'progress'; line: string }
  | { say: 'done'; id: number; error?: string }
  | { say: 'ended'; server: ServerName };

/** A server process that the keeper started. */
export interface RunningServer {
  /** Settles when the process has ended for any reason, with a status, a signal, or an error. */
  gone: Promise<string>;
  /** Ends it: `patient` lets clients finish for a moment, `hard` simulates a crash. */
  end: (manner: 'patient' | 'fast' | 'hard') => Promise<void>;
}

/** An error that the person can fix; shown as one line, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
