import '../../federation/provided';
import { mount } from '../mount';
import { createStaffRouter } from './staff-router';

mount(createStaffRouter);
