/** Plain SQL because Prisma has no word for the clock of the database. */

type AskableTx = {
  $queryRawUnsafe: <Rows>(text: string, ...values: unknown[]) => PromiseLike<Rows>;
};

/**
 * What time it is by the clock of the database, which is one for all processes. Links, logins and everything else that
 * ends is judged by it; so is what is written beside `clock_timestamp()`.
 * @param tx a Prisma client or transaction; inside a transaction it is the time of asking, not of its begin
 */
export async function databaseNow(tx: AskableTx): Promise<Date> {
  const [row] = await tx.$queryRawUnsafe<{ now: Date }[]>(
    'SELECT clock_timestamp()::timestamptz(3) AS now',
  );
  if (!row) throw new Error('the database does not tell the time');
  return row.now;
}
