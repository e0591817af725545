import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFolder } from '../database/services.ts';

interface DemoPerson {
  fullName: string;
  phone?: string;
  role?: string;
}

/** One line per demo person who can log in by text: number, name, role. */
export async function demoPhones(): Promise<string[]> {
  const file = join(serviceFolder('auth'), 'src/demo-people.ts');
  if (!existsSync(file)) return [];
  const { demoPeople = [] } = (await import(file)) as { demoPeople?: readonly DemoPerson[] };
  return demoPeople
    .filter((person) => person.phone)
    .map(
      (person) => `${person.phone}  ${person.fullName}${person.role === 'admin' ? ' (admin)' : ''}`,
    );
}
