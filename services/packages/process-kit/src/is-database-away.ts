/** Codes of Postgres, of the network and of Prisma that say that the database cannot be asked now. */
const codes =
  /^(08\w{3}|57P0[1-3]|53300|ECONN\w+|EPIPE|ETIMEDOUT|P1001|P1002|P1008|P1017|P2024|P2028)$/;
/** The same without a code of its own: a socket that is not there, a connection lost or not had in time. */
const messages =
  /connect ENOENT|Connection terminated|timeout exceeded when trying to connect|Can't reach database server/;

/** Whether something failed because the service's database is away: that is over in a while. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codes.test(code) || messages.test(error.message);
}
