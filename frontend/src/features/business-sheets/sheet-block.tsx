import type { SheetBlock as Block } from '@kbf/site-texts/sheets';
import { Verse } from '../../components/ui/verse.tsx';
import { SheetTable } from './sheet-table.tsx';
import { ValueCard } from './value-card.tsx';
import { WriteArea, type Writing } from './write-area.tsx';

type ChecksProps = { block: Extract<Block, { kind: 'checks' }>; writing: Writing };

/** Checkboxes, on screen or on paper. */
function Checks({ block: { id, title, items }, writing: { answers, write } }: ChecksProps) {
  return (
    <fieldset className="break-inside-avoid">
      <legend className="mb-1 font-semibold">{title}</legend>
      {items.map((item, index) => {
        const name = `${id}.${index}`;
        return (
          <label
            key={item}
            className="grid min-h-11 cursor-pointer grid-cols-[2.25rem_minmax(0,1fr)] items-start py-2 print:min-h-0 print:py-1"
          >
            <input
              type="checkbox"
              checked={answers[name] === 'yes'}
              onChange={({ target }) => write(name, target.checked ? 'yes' : '')}
              className="mt-1 size-5 accent-[var(--button)]"
            />
            {item}
          </label>
        );
      })}
    </fieldset>
  );
}

/** One thing on a sheet. */
export function SheetBlock({ block, writing }: { block: Block; writing: Writing }) {
  switch (block.kind) {
    case 'text':
      return <p className="measure">{block.text}</p>;
    case 'verse':
      return (
        <Verse
          text={block.text}
          reference={`${block.reference} (WEB)`}
          className="text-lg italic"
        />
      );
    case 'field':
      return (
        // Links lead here, such as `#purpose` on the business plan.
        <div id={block.id} className="scroll-mt-28 break-inside-avoid">
          <WriteArea
            {...writing}
            name={block.id}
            rows={block.rows}
            label={block.label}
            isLabelShown
          />
          {block.hint && <p className="mt-1 text-sm text-quiet">{block.hint}</p>}
        </div>
      );
    case 'table':
      return <SheetTable table={block} writing={writing} />;
    case 'checks':
      return <Checks block={block} writing={writing} />;
    default:
      return <ValueCard id={block.id} />;
  }
}
