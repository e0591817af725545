import type { ReactNode } from 'react';
import { ArchLine } from './arch.tsx';

type PageStateProps = {
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
  /** A failure is announced at once. */
  failed?: boolean;
  /** 1 if this is the whole page. */
  level?: 1 | 2;
  className?: string;
};

/** An empty or failed state: the arch, one sentence, one action. */
export function PageState({
  title,
  text,
  action,
  failed,
  level = 2,
  className = '',
}: PageStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      role={failed ? 'alert' : undefined}
      className={`flex flex-col items-center gap-4 px-6 py-10 text-center lg:py-16 ${className}`}
    >
      <ArchLine className="h-20 text-gold" />
      <Heading className="display text-2xl">{title}</Heading>
      {text && <p className="max-w-[44ch] text-balance text-quiet">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
