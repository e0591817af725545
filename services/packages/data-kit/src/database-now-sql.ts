/** Plain SQL, because Prisma cannot read the database clock. */

type AskableTx = {
  $queryRawUnsafe: <Rows>(text: string, ...values: unknown[]) => PromiseLike<Rows>;
};

/**
 * The time of the database clock, which all processes share. Expiry of links, logins and everything else is judged by
 * it, and so is data written with `clock_timestamp()`.
 * @param tx a Prisma client or transaction; inside a transaction it gives the current time, not the time of its start
 */
export async function databaseNow(tx: AskableTx): Promise<Date> {
  const [row] = await tx.$queryRawUnsafe<{ now: Date }[]>(
    'SELECT clock_timestamp()::timestamptz(3) AS now',
  );
  if (!row) throw new Error('the database does not tell the time');
  return row.now;
}
