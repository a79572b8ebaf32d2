import { scanResult } from '@portal/port-adapter/contract';
import { defineFeature, providerResult } from '../../feature';
import { endScan, scanUpload, unansweredScans } from '../../kernel/files/scanned-files';
import { fileHandlers } from './handlers';
import { fileData } from './retention';

export const filesFeature = defineFeature({
  calls: fileHandlers,
  providerTasks: (needs) => [scanUpload(needs)],
  providerResults: {
    scan: providerResult({
      purpose: 'scan.file',
      result: scanResult,
      unanswered: unansweredScans,
      take: ({ db }, { recipient }, result) => endScan(db, recipient, result),
    }),
  },
  personalData: [fileData],
});
