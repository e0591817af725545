import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-gold',
  done: 'border-olive',
  problem: 'border-clay',
} as const;

type NoticeProps = {
  title?: string;
  children: ReactNode;
  tone?: keyof typeof tones;
  /** One action. */
  action?: ReactNode;
};

/** A permanent message: a line and a sentence, without a box. A problem is announced at once. */
export function Notice({ title, children, tone = 'neutral', action }: NoticeProps) {
  return (
    <div
      role={tone === 'problem' ? 'alert' : 'note'}
      className={`measure border-l-2 pl-5 [overflow-wrap:anywhere] ${tones[tone]}`}
    >
      {title && <p className="font-semibold">{title}</p>}
      <div className={title ? 'mt-1' : ''}>{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
