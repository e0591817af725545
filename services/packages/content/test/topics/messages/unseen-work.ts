import type { Sample } from './types.ts';

/** Written when the rules were done, to check them. 47 of 60 were led aright then; weak hints have since been dropped, no sign added. */
export const unseenWork: readonly Sample[] = [
  [
    'lost-customer',
    'My best customer passed our work to a bigger company last week and I do not know how to fill the gap',
  ],
  ['lost-customer business-struggle', 'sales are down again this quarter and I am losing heart'],
  [
    'lost-customer',
    'we had 40 students in our music school and now there are 15. Parents say they have to save',
  ],
  ['payroll', 'I cant make payroll this week and I am ashamed to face my team'],
  [
    'payroll business-struggle',
    'I own a small trucking company, nine drivers, and every night I wonder if I can keep them all',
  ],
  ['legal', 'We are being sued by a customer who says our product hurt her child'],
  ['legal', 'my custody hearing is over but now my ex is taking me to court about the house'],
  [
    'pitch',
    'Tomorrow I pitch to a group of investors in Atlanta. I want to honor God in how I speak',
  ],
  ['pitch', 'I need to negotiate with my landlord about the shop rent'],
  ['hiring', 'Lord help me hire well, the last two people did not work out'],
  ['hiring', 'looking for a good accountant and a shop manager I can trust'],
  ['late-payment', 'A big company owes us 30k and ignores every invoice'],
  ['late-payment', 'I painted a house in July and still have not been paid'],
  ['pricing', 'How should a Christian set prices? My husband says double it, I say be generous'],
  ['business-partner', 'my business partner lied to me about the loan'],
  ['letting-people-go', 'I have to fire my own nephew this week, he keeps coming in drunk'],
  [
    'new-business',
    'Starting a daycare in my home, waiting on the license, so excited and so nervous',
  ],
  ['growth', 'please pray that God grows our family bakery and sends us loyal customers'],
  ['job-loss', 'They eliminated my department and I have until the 30th'],
  ['job-search', 'Six months unemployed. I have stopped telling people'],
  ['interview', 'I have the final interview for principal on monday, pray I stay calm'],
  ['work-conflict', 'my boss plays favorites and I am not one of them'],
  ['burnout', 'I am so tired of working all the time, I have nothing left for God or anybody'],
  [
    'family-business',
    'my husband and I own a restaurant together and we fight in front of the staff',
  ],
  ['integrity', 'I was offered a bribe to approve a building. Nobody would know'],
  ['retirement', 'Dad is retiring and handing me the company, I dont feel ready'],
  [
    'direction',
    'I need wisdom, we have to decide about selling land that has been ours for generations',
  ],
  ['business-struggle', 'My shop is barely surviving, I am thinking of closing it for good'],
  ['time-at-home', 'I work so much that my wife says she feels like a single mom'],
  ['leadership', 'Pray for me as I lead my employees through a hard change'],
];
