import { NotFound } from '../pages/not-found';
import { StaffFrame } from './staff-frame';

export function StaffNotFound() {
  return (
    <StaffFrame>
      <NotFound />
    </StaffFrame>
  );
}
