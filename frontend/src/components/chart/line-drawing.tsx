import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { colourOf, type ChartData } from './chart-data.ts';

const tick = { fill: 'var(--quiet)', fontSize: 13 };

/** Values over time. Few lines of the grid, so that the curve speaks. */
export function LineDrawing({ rows, series, format }: ChartData) {
  const data = rows.map(({ label, values }) => ({ label, ...values }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={data}
        // Hidden from screen readers, which have the table: so nothing in it takes the focus.
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis dataKey="label" tick={tick} axisLine={false} tickLine={false} minTickGap={32} />
        <YAxis
          tick={tick}
          axisLine={false}
          tickLine={false}
          width={64}
          tickFormatter={format}
          tickCount={4}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--field-border)' }}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--hairline)',
            borderRadius: 10,
            color: 'var(--ink)',
          }}
          formatter={(value) => format(Number(value))}
        />
        {series.map(({ name, label, tone }) => (
          <Line
            key={name}
            dataKey={name}
            name={label}
            stroke={colourOf[tone]}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
