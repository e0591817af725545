import type { ChartData } from './chart-data.ts';
import { TimeDrawing } from './time-drawing.tsx';

/** Counts by day. A day without a value is a gap; a line would wrongly fall to zero. */
export const ColumnDrawing = (data: ChartData) => <TimeDrawing shape="columns" {...data} />;
