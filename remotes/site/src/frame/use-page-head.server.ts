import { tellPageFacts } from '@portal/shared/page-facts';

export const useDescription = (description: string): void => tellPageFacts({ description });

export function useContentTitle(title: string | undefined): void {
  if (title) tellPageFacts({ title });
}
