/** Apart from the rest, because a team's service has no metrics of its own. */
export { Counter, Histogram, Registry } from 'prom-client';
export { answerSeconds } from './answer-seconds';
export { FewLabels, otherLabel } from './few-labels';
export { KeptReading } from './kept-reading';
export { type MetricsServerOptions, startMetricsServer } from './metrics-server';
export { tellProcess } from './process-metrics';
export { type Sample, toldCounter, toldGauge } from './told-metric';
