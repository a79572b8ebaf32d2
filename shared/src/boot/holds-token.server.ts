import { currentVisit } from './server-visit';

export const holdsToken = (): boolean => currentVisit().holdsToken;
