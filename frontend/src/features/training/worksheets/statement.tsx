import { useTraining } from '../progress/use-training.tsx';
import { partIn, statementParts } from './statement-parts.ts';

/** The statement from the eight fields. Empty ones are shown as a line. */
export function Statement() {
  const { progress } = useTraining();
  return (
    <div className="prose-serif flex flex-col gap-3 text-lg [overflow-wrap:anywhere]">
      {statementParts.map(({ key, lead }) => {
        const written = partIn(progress, key);
        return (
          <p key={key}>
            {lead}{' '}
            {written ? (
              <em dir="auto" className="text-gold-text">
                {written}
              </em>
            ) : (
              <span className="inline-block w-28 border-b border-ink/40 align-baseline">
                <span className="sr-only">to fill in</span>
              </span>
            )}
            .
          </p>
        );
      })}
    </div>
  );
}
