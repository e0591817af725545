import { z } from 'zod';
import { emailAddress, phoneText, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldMessages as messages } from '../messages/field-messages.ts';

/** The form fields that `composeMessage` joins into one message: rules and wording of specification section 5. */

const { contact } = limits;
/** Leaves room in a composed message for its markers and short texts. */
const longText = contact.messageMax - 1_000;

export const personFields = {
  fullName: writtenText(contact.nameMax, contact.nameMin, messages.name),
  email: emailAddress,
  phone: phoneText(contact.phoneMax, contact.phoneMin, messages.phone),
};

const shared = {
  ...personFields,
  companyName: writtenText(contact.companyMax, contact.companyMin, messages.company),
};

export const joinForm = z.object({
  ...shared,
  aboutYourself: writtenText(longText, contact.aboutMin, messages.about),
});

export const speakerForm = z.object({
  ...shared,
  bio: writtenText(longText / 2, contact.bioMin, messages.bio),
  speakingPreference: writtenText(
    longText / 2,
    contact.speakingPreferenceMin,
    messages.speakingPreference,
  ),
});

export const sponsorForm = z.object({
  ...shared,
  description: writtenText(longText, contact.descriptionMin, messages.sponsorship),
});

export const donationForm = z.object({
  ...shared,
  companyName: writtenText(contact.companyMax, 0),
  amount: writtenText(100, 1, messages.amount),
  message: writtenText(longText, contact.donationMessageMin, messages.donationMessage),
});

export type JoinForm = z.output<typeof joinForm>;
export type SpeakerForm = z.output<typeof speakerForm>;
export type SponsorForm = z.output<typeof sponsorForm>;
export type DonationForm = z.output<typeof donationForm>;
