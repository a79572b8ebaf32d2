/** Apart from the rest, because a team's service has no metrics of its own. */
export { Counter, Histogram, Registry } from 'prom-client';
export { type MetricsServerOptions, startMetricsServer } from './metrics-server';
export { type Sample, toldCounter, toldGauge } from './told-metric';
