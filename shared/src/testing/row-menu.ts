import { fireEvent, screen } from '@testing-library/react';

/**
 * Chooses an action from a row's menu. Actions without room in the row, and actions that take something away, are
 * there.
 */
export async function chooseFromRow(rowName: string, label: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `更多${rowName}的操作` }));
  fireEvent.click(screen.getByRole('menuitem', { name: label }));
}
