import { limits, readCode } from '@kbf/contracts';
import { useRef, useState } from 'react';
import { mayWork, type ApiError } from '../../lib/api/request-error.ts';

const { codeDigits } = limits.login;

/**
 * The code of a login text. It sends itself when it is complete, and once: a refused code that is sent again would only
 * use up a try. A code that the server did not check can be sent again.
 */
export function useCode(send: (code: string) => Promise<{ error?: unknown }>) {
  const [code, setCode] = useState('');
  const sent = useRef('');

  async function submit(digits = code) {
    if (digits.length !== codeDigits || digits === sent.current) return;
    sent.current = digits;
    const { error } = await send(digits);
    if (error && mayWork(error as ApiError)) sent.current = '';
  }
  function change(text: string) {
    const digits = readCode(text);
    setCode(digits);
    void submit(digits);
  }
  return { code, isComplete: code.length === codeDigits, change, submit };
}
