import { photoTooLarge } from './refusals.ts';

/**
 * All messages about a field, in one place: the wording of specification section 5 where it has one, else plain
 * English. People read them, so they do not name a type, a pattern or a library.
 */
type Quantity = number | string;

export const fieldMessages = {
  // Exact wording of specification section 5.
  name: 'Name must be at least 2 characters',
  company: 'Company name must be at least 2 characters',
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid email address',
  about: 'Please tell us a little more about yourself',
  bio: 'Please provide at least 50 characters about yourself',
  speakingPreference: 'Please tell us about your speaking preference',
  sponsorship: 'Please provide more details about your sponsorship interests',
  amount: 'Please enter a donation amount',
  donationMessage: 'Please provide a message',
  goals: 'Please add at least one financial goal',
  loginPhone: 'Please enter your phone number to receive a login link',
  photoTooLarge,

  missing: 'Please fill this in',
  text: 'Please enter text',
  number: 'Please enter a number',
  wholeNumber: 'Please enter a whole number',
  eitherNumber: (values: string) => `This could mean ${values}. Please enter the one you mean`,
  code: (digits: Quantity) => `Please enter the ${digits} digits from the text`,
  yesOrNo: 'Please answer yes or no',
  list: 'Please enter a list',
  fields: 'Please send named fields',
  shape: 'This is not in the expected format',
  characters: 'Please remove characters that are not text',
  webAddress: 'Please enter a web address that starts with https:// or http://',
  imageAddress: 'Please enter the web address of an image, or its path on this site',
  id: 'This is not a valid id',
  date: 'Please enter a valid date',
  dateAndTime: 'Please enter a valid date and time',
  time: 'Please enter a valid time',
  cursor: 'This page of the list does not exist. Please start from the beginning',
  trainingField: 'This field is not part of the training',
  minCharacters: (count: Quantity) => `Please use at least ${count} characters`,
  maxCharacters: (count: Quantity) => `Please use no more than ${count} characters`,
  minEntries: (count: Quantity) => `Please enter at least ${count} of these`,
  maxEntries: (count: Quantity) => `Please enter no more than ${count} of these`,
  min: (bound: Quantity) => `Please enter ${bound} or more`,
  max: (bound: Quantity) => `Please enter ${bound} or less`,
  moreThan: (bound: Quantity) => `Please enter more than ${bound}`,
  lessThan: (bound: Quantity) => `Please enter less than ${bound}`,
  multipleOf: (step: Quantity) => `Please enter a multiple of ${step}`,
  oneOf: (values: string) => `Please choose one of these: ${values}`,
  unknownField: (names: string) => `There is no field named ${names}`,
} as const;
