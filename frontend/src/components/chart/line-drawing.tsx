import type { ChartData } from './chart-data.ts';
import { TimeDrawing } from './time-drawing.tsx';

export const LineDrawing = (data: ChartData) => <TimeDrawing shape="lines" {...data} />;
