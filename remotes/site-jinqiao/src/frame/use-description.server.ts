import { tellPageFacts } from '@portal/shared/page-facts';

export const useDescription = (description: string): void => tellPageFacts({ description });
