import { limits } from '../limits.ts';
import { plainCharacters } from './plain-characters.ts';

const { codeDigits } = limits.login;
const half = codeDigits / 2;
/** A code that stands alone in a text: "123456", "123-456". */
const code = new RegExp(`(?<!\\d[ -]?)(?:\\d{${half}}[ -]?\\d{${half}})(?![ -]?\\d)`, 'g');
const onlyDigits = /\D/g;

/**
 * The digits of a login code in typed or pasted text, also in the whole message. Text without one code keeps all its
 * digits, so that nothing is cut.
 */
export function readCode(text: string): string {
  const plain = plainCharacters(text);
  const found = new Set((plain.match(code) ?? []).map((one) => one.replaceAll(onlyDigits, '')));
  const [only] = found;
  return found.size === 1 && only ? only : plain.replaceAll(onlyDigits, '');
}
