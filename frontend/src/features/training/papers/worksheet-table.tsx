import { calendarDate } from '../../../lib/browser/gathering.ts';
import { useTraining } from '../progress/use-training.tsx';
import * as worksheet from '../worksheets/worksheet-lines.ts';
import { PlanPart } from './plan-part.tsx';

/** Costs and dates, nearest first. */
export function WorksheetTable() {
  const { progress } = useTraining();
  const lines = worksheet.byDate(worksheet.worksheetOf(progress));
  return (
    <PlanPart title="What it costs" isEmpty={lines.length === 0} module={2}>
      <table className="w-full wrap-normal">
        <thead className="sr-only">
          <tr>
            <th scope="col">Goal</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, amount, date }) => (
            <tr key={key} className="border-b border-hairline">
              <th scope="row" className="py-1.5 text-left font-normal">
                {label}
                <span className="block text-sm text-quiet wrap-anywhere">
                  {worksheet.isDay(date) ? calendarDate(date) : date}
                </span>
              </th>
              <td className="py-1.5 pl-3 text-right align-top whitespace-nowrap tabular-nums">
                {worksheet.inDollars(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 text-left">
              Total
            </th>
            <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap tabular-nums">
              {worksheet.inDollars(worksheet.totalOf(lines))}
            </td>
          </tr>
        </tfoot>
      </table>
    </PlanPart>
  );
}
