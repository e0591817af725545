import type { ChartData } from './chart-data.ts';
import { TimeDrawing } from './time-drawing.tsx';

/** Counts by day: a day without any is a gap, where a line would fall to the ground and rise again. */
export const ColumnDrawing = (data: ChartData) => <TimeDrawing shape="columns" {...data} />;
