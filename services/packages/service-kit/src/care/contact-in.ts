/** Contact data from a form, as entered and not confirmed. */
export type GivenContact = { fullName: string; phone: string | null; email: string | null };

const longest = 200;

const textIn = (body: object, field: string): string | null => {
  const value: unknown = (body as Record<string, unknown>)[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : null;
};

/** The contact data in a body; undefined without a number and address. */
export function contactIn(body: unknown): GivenContact | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const [phone, email] = [textIn(body, 'phone'), textIn(body, 'email')];
  return phone || email ? { fullName: textIn(body, 'fullName') ?? '', phone, email } : undefined;
}
