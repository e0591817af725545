import { z } from 'zod';

const job = z.object({ from: z.string(), body: z.string() });
const envelope = z.object({ id: z.string(), version: z.number(), occurredAt: z.string() });

/** Shows only a job's event name, ids and producer. The payload may contain personal data. */
export function idsOnly(data: unknown): object {
  const { success, data: found } = job.safeParse(data);
  if (!success) return {};
  try {
    return { from: found.from, event: envelope.parse(JSON.parse(found.body)) };
  } catch {
    return { from: found.from };
  }
}
