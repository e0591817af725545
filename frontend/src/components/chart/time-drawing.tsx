import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { colorOf, type ChartData } from './chart-data.ts';

const tick = { fill: 'var(--quiet)', fontSize: 13 };

type TimeDrawingProps = ChartData & { shape: 'lines' | 'columns' };

export const LineDrawing = (data: ChartData) => <TimeDrawing shape="lines" {...data} />;

/** Counts by day. A day without a value is a gap; a line would wrongly fall to zero. */
export const ColumnDrawing = (data: ChartData) => <TimeDrawing shape="columns" {...data} />;

/** Values over time. Few grid lines, so that the curve stands out. */
function TimeDrawing({ rows, series, format, shape }: TimeDrawingProps) {
  const data = rows.map(({ label, values }) => ({ label, ...values }));
  const ticks = roundLabels(rows.map(({ label }) => label));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        // Hidden from screen readers, which have the table: nothing in it takes the focus.
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis
          dataKey="label"
          tick={tick}
          axisLine={false}
          tickLine={false}
          minTickGap={ticks ? 8 : 32}
          ticks={ticks}
        />
        <YAxis
          tick={tick}
          axisLine={false}
          tickLine={false}
          width={shape === 'lines' ? 64 : 36}
          allowDecimals={shape === 'lines'}
          tickFormatter={format}
          tickCount={4}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={
            shape === 'lines' ? { stroke: 'var(--field-border)' } : { fill: 'var(--hairline)' }
          }
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--hairline)',
            borderRadius: 10,
            color: 'var(--ink)',
          }}
          formatter={(value) => format(Number(value))}
        />
        {series.map(({ name, label, tone }) => {
          const of = { dataKey: name, name: label, isAnimationActive: false };
          const color = colorOf[tone];
          return shape === 'lines' ? (
            <Line key={name} {...of} stroke={color} strokeWidth={2} dot={false} />
          ) : (
            <Bar key={name} {...of} fill={color} radius={[3, 3, 0, 0]} maxBarSize={18} />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const steps = [1, 2, 5, 10, 20, 50, 100, 200];
/** Number of labels that fit below a chart on a phone. */
const most = 8;

/** The years to label below a curve: every second, fifth or tenth. Undefined where labels are not numbers. */
export function roundLabels(labels: readonly string[]): string[] | undefined {
  if (!labels.every((label) => /^\d+$/.test(label))) return undefined;
  const step = steps.find((one) => labels.length / one <= most);
  return step ? labels.filter((label) => Number(label) % step === 0) : undefined;
}
