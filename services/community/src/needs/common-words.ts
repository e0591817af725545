/**
 * Words that appear in all kinds of needs and offers and carry no topic. Two texts that share only these words do not
 * match. The database converts them to its own word form.
 */
export const commonWords = [
  'one two three four five six seven eight nine ten dozen hundred half whole full few many much several little',
  'day week month year hour minute morning noon afternoon evening night weekend today tomorrow once twice first last',
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday spring summer autumn winter',
  'January February March April May June July August September October November December',
  'need want wish look ask offer give lend borrow help use take bring come make get know would could may please thank',
  'somebody someone anybody anyone nobody person people member friend family thing something anything place way time',
  'good new old small big long short free own also still until without each every',
  'work business company',
].join(' ');
