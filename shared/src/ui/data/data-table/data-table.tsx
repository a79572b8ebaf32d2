import Button from 'antd/es/button';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { measure } from '../../../theme/tokens';
import { describeError } from '../../base/panel/describe-error';
import { EmptyPanel } from '../../base/panel/empty-panel';
import { ErrorPanel } from '../../base/panel/error-panel';
import type { PanelProps } from '../../base/panel/panel';
import { TableSkeleton } from '../../base/skeleton/skeletons';
import { useSkeleton } from '../../base/skeleton/use-skeleton';
import { useBelow } from '../../frame/media/use-below';
import { Pagination } from '../pagination/pagination';
import type { LoadPage } from './collect-rows';
import {
  type ColumnChoice,
  firstChoice,
  hiddenColumns,
  readChoice,
  shownColumns,
  stateSecond,
  writeChoice,
} from './column-choice';
import { ColumnSettings } from './column-settings';
import { type DataColumn, type FilterField, filterNames, type RowAction } from './columns';
import styles from './data-table.module.css';
import { ExportButton } from './export-button';
import { exportRows } from './export-rows';
import { FilterBar } from './filter-bar';
import { MoreRows } from './more-rows';
import { RowCards } from './row-cards';
import { RowTable } from './row-table';
import { SelectionBar } from './selection-bar';
import { pageSizes, type TableQuery } from './table-query';
import { countText, pageToGoBackTo, tableView } from './table-view';
import { usableFilters } from './usable-filters';
import { useSelection } from './use-selection';
import { useTableLoad } from './use-table-load';
import { useTableQuery } from './use-table-query';

export interface DataTableProps<Row> {
  /** The chosen columns are remembered under this name. */
  id: string;
  /** Names the list, e.g. 人员列表. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Names a row in its buttons and its check box, e.g. the employee's name. */
  rowName: (row: Row) => string;
  load: LoadPage<Row>;
  filters?: readonly FilterField[];
  rowActions?: (row: Row) => readonly RowAction[];
  selection?: {
    disabled?: (row: Row) => boolean;
    /** Buttons for the selected rows. Call `clear` when they are done. */
    actions: (rows: readonly Row[], clear: () => void) => ReactNode;
  };
  /** Shown if there is nothing at all: the reason, and the next step. */
  empty: PanelProps;
  /** The title if the filters let nothing through. */
  filteredEmptyTitle?: string;
  /** Offers the export as CSV under this file name. */
  exportName?: string;
  /** Used instead of `exportName`: fetches a file that the server writes, if the list is too long to collect here. */
  exportFile?: (query: TableQuery, columnKeys: readonly string[], signal: AbortSignal) => Promise<void>;
  /** The table loads again when it changes, e.g. after a row was edited. */
  reloadKey?: unknown;
  /**
   * The list's answers are kept under this name, which no other list has: when the page comes back, they show at once and
   * are asked for again. It is for a `load` that the query alone decides.
   */
  keptAs?: string;
  /** The table stands in a card: its rows go from edge to edge, without a frame of their own. */
  inCard?: boolean;
  /**
   * Draws a row as an entry of a narrow list, at every width: for rows that people read, such as messages. The columns
   * are exported then, and shown behind ⋯. A link in the entry covers all of it.
   */
  entry?: (row: Row) => ReactNode;
}

/** A list with filters and page in the address, four exclusive states, chosen columns, selection and export. */
export function DataTable<Row>({
  id,
  label,
  columns,
  rowKey,
  rowName,
  load,
  filters = [],
  rowActions,
  selection,
  empty,
  filteredEmptyTitle = '没有符合条件的记录',
  exportName,
  exportFile,
  reloadKey,
  keptAs,
  inCard = false,
  entry,
}: DataTableProps<Row>) {
  const names = filterNames(filters);
  const sortable = columns.filter((column) => column.sortable).map((column) => column.key);
  const { query: asked, setQuery } = useTableQuery(names, sortable);
  const query = { ...asked, filters: usableFilters(filters, asked.filters) };
  const { state, retry, further } = useTableLoad(load, { query, reloadKey, keptAs });
  const [choice, setChoice] = useState(() => readChoice(id, columns));
  const selected = useSelection(rowKey);
  const asCards = useBelow(measure.cardsBelow) || entry !== undefined;
  const narrow = useBelow(measure.listWideFrom);
  const list = useRef<HTMLElement>(null);

  const filtered = Object.keys(query.filters).length > 0;
  const view = tableView(state, filtered);
  const skeleton = useSkeleton(view.kind === 'loading');
  // An empty list keeps the place of the bar, and has nothing to export or to arrange.
  const isEmpty = view.kind === 'empty';
  const hidden = hiddenColumns(columns, choice, narrow);
  const shown = shownColumns(columns, hidden);
  // A narrow window leaves no column out of an export.
  const exported = shownColumns(columns, hiddenColumns(columns, choice, false));
  const choosing = selected.selected.size > 0;

  const { total = 0 } = state.page ?? {};
  const backTo = state.page && !state.loading ? pageToGoBackTo(state.page, query.pageNum, query.pageSize) : null;
  const goBack = useEffectEvent((pageNum: number) => setQuery({ pageNum }, true));
  useEffect(() => {
    if (backTo !== null) goBack(backTo);
  }, [backTo]);

  const choose = (next: ColumnChoice) => {
    setChoice(next);
    writeChoice(id, next);
  };
  const clearFilters = () => setQuery({ filters: {}, pageNum: 1 });
  const rowsProps = {
    label,
    rowKey,
    rowName,
    rowActions,
    selection: selection && { selected, disabled: selection.disabled },
  };

  return (
    <div className={clsx(styles.table, choosing && styles.choosing, inCard && styles.inCard)}>
      {filters.length > 0 && (
        <FilterBar
          fields={filters}
          narrow={entry !== undefined}
          applied={query.filters}
          onApply={(next, typedOn) => {
            selected.clear();
            setQuery({ filters: next, pageNum: 1 }, typedOn);
          }}
        />
      )}
      {view.kind !== 'error' && (
        <div className={styles.bars}>
          <div className={clsx(styles.bar, choosing && styles.behind)}>
            <span className={styles.total} aria-live="polite">
              {state.page && countText(state.page)}
            </span>
            {exportFile && !isEmpty && (
              <ExportButton
                run={(signal) =>
                  exportFile(
                    query,
                    exported.map(({ key }) => key),
                    signal,
                  )
                }
              />
            )}
            {exportName && !isEmpty && (
              <ExportButton run={(signal) => exportRows(exportName, exported, query, load, signal)} />
            )}
            {!asCards && !isEmpty && (
              <ColumnSettings
                columns={columns}
                hidden={hidden}
                dense={choice.dense}
                onChange={(change) => choose({ ...choice, ...change })}
                onReset={() => choose(firstChoice)}
              />
            )}
          </div>
          {selection && choosing && (
            <SelectionBar
              count={selected.selected.size}
              onClear={() => {
                // The bar disappears with the last row, so the list takes the focus.
                list.current?.focus({ preventScroll: true });
                selected.clear();
              }}
            >
              {selection.actions([...selected.selected.values()], selected.clear)}
            </SelectionBar>
          )}
        </div>
      )}
      <section ref={list} tabIndex={-1} className={styles.list} aria-label={label} aria-busy={state.loading}>
        {skeleton && <TableSkeleton columns={asCards ? 1 : Math.min(shown.length, 6)} />}
        {!skeleton && view.kind === 'error' && <ErrorPanel {...describeError(view.error)} onRetry={retry} />}
        {!skeleton && view.kind === 'empty' && <EmptyPanel {...empty} />}
        {!skeleton && view.kind === 'filteredEmpty' && (
          <EmptyPanel
            filtered
            title={filteredEmptyTitle}
            hint="请调整筛选条件后重试。"
            action={<Button onClick={clearFilters}>清除筛选</Button>}
          />
        )}
        {!skeleton && view.kind === 'rows' && (
          <div className={clsx(view.refreshing && styles.refreshing)}>
            {asCards ? (
              <RowCards {...rowsProps} columns={columns} rows={view.page.rows} entry={entry} />
            ) : (
              <RowTable
                {...rowsProps}
                columns={narrow ? stateSecond(shown) : shown}
                rows={view.page.rows}
                dense={choice.dense}
                sort={query.sort}
                onSort={(sort) => setQuery({ sort, pageNum: 1 })}
              />
            )}
            {view.page.next != null && <MoreRows label={label} further={further} />}
          </div>
        )}
      </section>
      {!skeleton && view.kind === 'rows' && total > pageSizes[0] && (
        <Pagination
          label={label}
          page={query.pageNum}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          total={total}
          narrow={entry !== undefined}
          onChange={(pageNum, pageSize) => setQuery({ pageNum, pageSize })}
        />
      )}
    </div>
  );
}
