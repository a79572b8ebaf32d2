import { about, type Findings, letter, unclear, unlike } from '../../domain/case/findings';

export const adminFindings: Findings = {
  letterFile: about(letter, ['未加盖公章', ...unclear]),
  newName: about('新管理员', unlike(letter)),
};
