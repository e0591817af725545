import { joinForm, type JoinForm } from '@kbf/contracts';

/** The join form: rules and messages of specification section 5. */
export const joinSchema = joinForm;
export type JoinValues = JoinForm;

export const emptyJoinForm: JoinValues = {
  fullName: '',
  companyName: '',
  phone: '',
  email: '',
  aboutYourself: '',
};
