export { createSimulator, type SimulatorOptions } from './simulator';
export { type StartedSimulator, startSimulator } from './start-simulator';
