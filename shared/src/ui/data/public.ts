// Texts that both lists and servers use. Remotes import them from here, because the host provides only whole tiers.
export { nothingFound } from '../../codes/business-number';
export { askedMobileText, type EmployeeColumn, employeeTexts, roleNamesOf } from '../../columns/employees';
export type { Branch } from './branch-select/branch';
export { BranchSelect, type BranchSelectProps } from './branch-select/branch-select';
export type { FindBranches } from './branch-select/use-branches';
export { loadAreas, loadDistricts, loadProvinces } from './code-select/areas';
export { CodeSelect, type CodeSelectProps, type LoadCodes } from './code-select/code-select';
export { industries } from './code-select/industries';
export { IndustrySelect, type IndustrySelectProps } from './code-select/industry-select';
export type { LoadPage } from './data-table/collect-rows';
export type { DataColumn, FilterField, RowAction } from './data-table/columns';
export { DataTable, type DataTableProps } from './data-table/data-table';
export { momentColumn } from './data-table/moment-column';
export { statusColumn } from './data-table/status-column';
export { sortText, type TableQuery, type TableSort } from './data-table/table-query';
export type { TablePage } from './data-table/table-view';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { Select } from './select/select';
