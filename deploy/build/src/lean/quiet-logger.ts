/** Stands where the federation runtime has a logger with levels, delegates and traces: the console with its prefix. */
function createLogger(prefix: string) {
  const { console } = globalThis;
  const quiet = () => undefined;
  const warn = (...words: unknown[]) => console.warn(prefix, ...words);
  const error = (...words: unknown[]) => console.error(prefix, ...words);
  return { warn, error, log: quiet, info: quiet, debug: quiet, success: quiet, ready: quiet };
}

const logger = createLogger('[ Module Federation ]');
const bindLoggerToCompiler = () => undefined;

export {
  bindLoggerToCompiler,
  createLogger as createInfrastructureLogger,
  createLogger,
  logger as infrastructureLogger,
  logger,
};
