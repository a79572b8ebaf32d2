import { useState } from 'react';

/** The selected rows, kept over pages. Each load brings new row objects, so rows are recognised by key. */
export function useSelection<Row>(rowKey: (row: Row) => string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());

  const choose = (rows: readonly Row[], chosen: boolean) =>
    setSelected((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (chosen) next.set(rowKey(row), row);
        else next.delete(rowKey(row));
      }
      return next;
    });
  const clear = () => setSelected(new Map());
  return { selected, choose, clear };
}

export type Selected<Row> = ReturnType<typeof useSelection<Row>>;
