import { fireEvent, screen } from '@testing-library/react';

/** What a row has no room for, and what takes something away, stands in its menu. */
export async function chooseFromRow(rowName: string, label: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `更多${rowName}的操作` }));
  fireEvent.click(screen.getByRole('menuitem', { name: label }));
}
