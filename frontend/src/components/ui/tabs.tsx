import { Tabs as Parts } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';

const tabStyle =
  '-mb-px min-h-12 shrink-0 border-b-2 border-transparent px-4 font-semibold text-quiet transition-colors duration-150 hover:text-ink data-[state=active]:border-gold data-[state=active]:text-ink forced-colors:data-[state=active]:border-[Highlight]';

type TabsProps<Name extends string> = {
  label: string;
  /** The open one; keep it in the address where a link or Back should find it again. */
  value: Name;
  onValueChange: (value: Name) => void;
  tabs: readonly { value: Name; label: ReactNode; content: ReactNode }[];
};

/** Views of one thing, one at a time. The row of names scrolls sideways on phones; arrow keys move along it. */
export function Tabs<Name extends string>({ label, value, onValueChange, tabs }: TabsProps<Name>) {
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Sideways only: the page itself stays where it is.
    const row = names.current;
    const tab = [...(row?.children ?? [])].find((one) => one.id.endsWith(`-${value}`));
    if (row && tab instanceof HTMLElement)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [value]);
  return (
    <Parts.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen);
        if (tab) onValueChange(tab.value);
      }}
    >
      <Parts.List
        ref={names}
        aria-label={label}
        className="-mx-5 flex overflow-x-auto border-b border-hairline px-5 [scrollbar-width:none] print:hidden"
      >
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content
          key={tab.value}
          value={tab.value}
          className="pt-8 focus-visible:outline-none"
        >
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
