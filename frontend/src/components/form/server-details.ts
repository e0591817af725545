import type { ApiError } from '../../lib/api/request-error.ts';

/** The server's messages, sorted: beside a field, or about the whole form. */
export type SortedDetails = {
  fields: { name: string; message: string }[];
  rest: string[];
};

/** Sorts the details of a refused form by its fields. The server names a field `body.email`. */
export function sortDetails(
  error: ApiError | undefined,
  fieldNames: readonly string[],
): SortedDetails {
  const sorted: SortedDetails = { fields: [], rest: [] };
  for (const { path, message } of error?.details ?? []) {
    const name = path.replace(/^body\./, '');
    if (fieldNames.includes(name)) sorted.fields.push({ name, message });
    else sorted.rest.push(message);
  }
  return sorted;
}
