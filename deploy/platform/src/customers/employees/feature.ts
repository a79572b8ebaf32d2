import { defineFeature } from '../../feature';
import { employeeHandlers } from './handlers';

export const employeesFeature = defineFeature({
  calls: employeeHandlers,
});
