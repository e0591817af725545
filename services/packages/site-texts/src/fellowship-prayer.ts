/** The fellowship's prayer, in our own words. Browser-safe; one paragraph per entry. */
export const fellowshipPrayer: readonly string[] = [
  'Father, we bring you the work of our hands and the people it touches. Teach us to build what lasts, and to build it your way.',
  'Give us honest scales, open hands and patient hearts. When business is good, keep us humble; when it is hard, keep us hopeful.',
  'Bless our homes, our teams, our customers and those who compete with us. Let what we earn become bread for others, and let how we work make your goodness plain.',
  'Where one of us is tired, send another to stand beside them. In Jesus’ name, amen.',
];
