/** What the keeper looks after. */
export type ServerName = 'postgres' | 'redis';

export interface RuntimeOptions {
  /** Absolute folder for data and logs; made when missing. */
  folder: string;
  /** True: survives a crash of the machine (fsync, append-only file). False: as fast as possible, for tests. */
  durable: boolean;
  /** Servers to run; one that is left out is used from elsewhere. */
  servers: ServerName[];
  /** Folder where an initialised, empty cluster is kept so that the next one is a copy; for tests. */
  clusterCache?: string;
  /** Delete `folder` at the end, even when the parent was killed. */
  ephemeral?: boolean;
}

/** Where the servers answer: a connection URL with superuser rights, and the path of Redis' socket. */
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
  /** Settles when the process is gone, for whatever reason, with how it ended: a status, a signal, an error. */
  gone: Promise<string>;
  /** Ends it: `patient` lets clients finish for a moment, `hard` is as if it crashed. */
  end: (manner: 'patient' | 'fast' | 'hard') => Promise<void>;
}

/** Something a person can act on; shown as one line, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
