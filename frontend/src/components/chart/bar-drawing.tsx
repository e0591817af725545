import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { colorOf, type ChartData } from './chart-data.ts';

/** Horizontal bars with their values at the end: labels of any length fit, and no axis is needed. */
export function BarDrawing({ rows, series, format }: ChartData) {
  const data = rows.map(({ label, values }) => ({ label, ...values }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        // Hidden from screen readers, which have the table: nothing in it takes the focus.
        accessibilityLayer={false}
        layout="vertical"
        margin={{ top: 4, right: 72, bottom: 4, left: 0 }}
        barCategoryGap="28%"
      >
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="label"
          width={148}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--ink)', fontSize: 14 }}
        />
        {series.map(({ name, tone }) => (
          <Bar
            key={name}
            dataKey={name}
            fill={colorOf[tone]}
            // A single bar keeps its normal width.
            maxBarSize={36}
            radius={[0, 4, 4, 0]}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={name}
              position="right"
              fill="var(--quiet)"
              fontSize={14}
              formatter={(value) => format(Number(value))}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
