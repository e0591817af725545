import { Notice } from '../../../components/ui/notice.tsx';
import { readableMessage, type ApiError } from '../../../lib/api/request-error.ts';

/** Why something did not work, in the words of the server. Nothing without an error. */
export function Problem({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <div className="mt-4">
      <Notice tone="problem">{readableMessage(error as ApiError)}</Notice>
    </div>
  );
}
