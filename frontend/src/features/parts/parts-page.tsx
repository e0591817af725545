import type { ReactNode } from 'react';
import { FloatingChat } from '../../components/chat/floating-chat.tsx';
import { coachPersona, businessPersona } from '../../components/chat/personas.ts';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { ChoiceParts } from './choice-parts.tsx';
import { DataParts } from './data-parts.tsx';
import { SurfaceParts } from './surface-parts.tsx';
import { TextParts } from './text-parts.tsx';
import { EmbeddedChat } from '../../components/chat/embedded-chat.tsx';

const themes = [
  { name: 'Light', scheme: 'light' },
  { name: 'Dark', scheme: 'dark' },
] as const;

/** One kind of parts, in both themes side by side. */
function Shown({ title, children }: { title: string; children: (theme: string) => ReactNode }) {
  return (
    <section className="pt-12">
      <h2 className="display mb-5 text-2xl">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {themes.map(({ name, scheme }) => (
          <div
            key={name}
            data-scheme={scheme}
            className="rounded-md border border-hairline bg-paper p-6 text-ink"
          >
            <p className="kicker mb-4">{name}</p>
            <div className="flex flex-col gap-6">{children(name)}</div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Every UI part in every state. For developers; only in local starts. */
export function PartsPage() {
  return (
    <div className="page breathe">
      <PageHeader
        overline="For developers"
        title="Parts of the house"
        lead="Every part in every state and both themes. Look here before you build one."
      />
      <Shown title="Text and buttons">{() => <TextParts />}</Shown>
      <Shown title="Choices">{(theme) => <ChoiceParts theme={theme} />}</Shown>
      <Shown title="Lists and numbers">{() => <DataParts />}</Shown>
      <Shown title="What floats, and what is said">{() => <SurfaceParts />}</Shown>
      <Shown title="Chats">{() => <ChatParts />}</Shown>
      <FloatingChat persona={coachPersona()} label="Ask the coach" />
    </div>
  );
}

/** A chat inside a page; its floating version is at the edge of this page. */
function ChatParts() {
  return <EmbeddedChat persona={businessPersona} className="h-[32rem]" />;
}
