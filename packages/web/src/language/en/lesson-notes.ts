/** What the coach says: by lesson, and by the notes of its scenario file. */
export const lessonNotes = {
  table: {
    stories:
      "Welcome. These three stories lie between you and your opponent. Whoever wins three stories has won the game.",
    tokens:
      "A story is won with five success tokens on your own side. On this one you have three (below) and your opponent two (above).",
    won: "Stories you have won lie here. You have two already: one more, and the game is yours.",
    own: "These are your characters. They stand at home until you send them to a story. Hired Muscle lies aslant: it is exhausted and cannot go.",
    opponent:
      "Your opponent’s characters are up here. His only one is exhausted as well, so nobody can stand in your way.",
    hand: "Your hand. Nobody else sees it. Point at a card to read it at the right, or press Z to see it large.",
    domains: "Your three domains with their resources pay for what you play. That is the next lesson.",
    deck: "Your deck. Whoever has to draw and has no card left loses at once, so do not dawdle.",
    turn: "A turn has five phases: refresh, draw, resource, operations, story. It is your story phase: the time to send somebody out.",
    commit:
      "Send Blackwood File Clerk to the first story: click the clerk, then the story, then “Commit”. By keyboard: 1, then Space.",
    end: "One token for winning the investigation, one for succeeding, one because nobody opposed you. That makes more than five: your third story, and the game is won.",
  },
  resources: {
    domains:
      "These are your domains. Every card under a domain is one resource. To pay for something you drain one whole domain.",
    attach:
      "In your resource phase you may put one card of your hand under a domain. It stays there for good. Click Hired Muscle, then your first domain.",
    two: "Two resources here now. That pays for anything that costs two or less. Hired Muscle himself is out of reach: choose well what you give away.",
    clerk:
      "Now your operations phase: you play cards. Blackwood File Clerk costs 2 and belongs to the Agency, so one of the resources that pay must be an Agency card. Click the clerk.",
    drained:
      "The chain says it: this domain is drained and pays nothing more until your next refresh phase. What you pay too much is lost.",
    assistant:
      "Laboratory Assistant costs 1 and belongs to Miskatonic University. Play it: click it, then your second domain.",
    whyNot:
      "Visiting Author costs 3, and no domain of yours has three resources. Click it all the same: whenever something cannot be done, the table says why and names the rule.",
    pass: "There is nothing left to do. Pass: the button in the prompt, or Space.",
    refreshed:
      "A whole round later. In your refresh phase all your domains were restored. One more resource each turn, and they grow.",
  },
  characters: {
    card: "Let us read a card. Undercover Security is a character of the Agency. Top left is its cost: 2. The symbols by its title make it Steadfast: your domains together must hold two Agency resources.",
    numbers:
      "The number in the hexagon is its skill: 2. The discs are its icons: one combat, one investigation. You will fight with them in the story phase.",
    security: "Play it: click the card, then your second domain with its two Agency resources.",
    ready: "It has come into play ready. There is no waiting: it may go to a story this very turn.",
    tmen: "T-Men cost 5, and your first domain has exactly five resources. Click them: where only one domain can pay, it is drained at once.",
    forced:
      "T-Men have a forced response: when they enter play, a character is wounded, and you choose which. Choose Young Deep One, over there.",
    destroyed:
      "One wound is enough for most characters: Young Deep One is destroyed and lies in the discard pile.",
    pistols:
      "A support card stays in play. .45 Pistols is one that is attached to a character, and it costs nothing. Click it, then Undercover Security.",
    support:
      "The pistols lie under their bearer, which has one combat icon more now. If it leaves play, they go with it.",
    hunch:
      "An event does its work once and is discarded. Working a Hunch gives a character two combat icons until the end of the phase. Play it on Undercover Security.",
    event:
      "Four combat icons where one is printed. Point at a card, or zoom it with Z, to see what its numbers are made of.",
  },
  committing: {
    choose:
      "Your story phase. Every ready character may go to one story, any number of them to the same. They all leave at once.",
    forecast:
      "Under each story stand the totals of both sides: four struggles, then skill. While you try things out they show what would be.",
    commit:
      "Send Blackwood File Clerk to the first story and Visiting Author to the third, and keep Steve Clarney at home. Then press “Commit 2 characters”.",
    exhausted: "Whoever commits is exhausted. Your two are out until your next refresh phase.",
    opposed:
      "Now your opponent may oppose, but only at stories where you have somebody. Messenger from Beyond stands against your clerk. Nobody went to the third story.",
    home: "Two tokens at the first story, three at the third, where you were unchallenged. Now it is your opponent’s turn, and Steve Clarney is still ready. That is why he stayed.",
    oppose:
      "Servant of Nodens comes for the second story. Send Steve Clarney against him: click Clarney, the second story, “Commit”.",
    end: "Clarney’s two combat icons beat one: the servant was destroyed, and the investigation even brought you a token. Whoever sends everybody out cannot defend.",
  },
  struggles: {
    order:
      "When a story is resolved four struggles are fought, from left to right: terror, combat, arcane, investigation. Whoever has more icons wins the struggle; a tie has no winner.",
    icons:
      "Look at your icons: three combat on Hired Muscle, arcane and investigation on Natural Philosopher, investigation on Laboratory Assistant. No terror at all.",
    commit: "Send all three to the first story. Click each of them and then the story; or press 1 on each.",
    ledger:
      "Your opponent brings terror 2 and combat 2. The table under the story says who would win what: the opponent’s number first, the winner marked.",
    terror:
      "Terror is lost, 2 to 0. Whoever loses it chooses one of his own characters at the story to go insane. Give up Laboratory Assistant.",
    insane: "An insane character is turned over and goes home. It counts for nothing until it is restored.",
    combat:
      "Combat is yours, 3 to 2. The loser chooses one of his own to be wounded: Young Deep One is destroyed.",
    arcane:
      "Arcane is yours too. The winner may ready one of his characters at the story. Choose Hired Muscle: he will be able to defend.",
    investigation: "Investigation won: one success token, whatever happens later.",
    skill:
      "Last, skill is added up: yours 6, your opponent’s 3. As the active player with more you succeed, and that is another token. With nobody against you it would have been one more.",
    end: "From one token to three. Terror and combat come first: who is lost there does not count in what follows.",
  },
  wounds: {
    attacked: "Your opponent’s turn. Three of his characters go for the first story: terror 2, combat 5.",
    oppose:
      "Oppose with all three of yours, though you will lose terror and combat. You shall see what becomes of whom.",
    willpower:
      "Terror is lost. Undercover Security has Willpower: it cannot go insane, so it is not offered. Choose Laboratory Assistant.",
    insane:
      "Face down and at home. An insane character has no icons, no skill and no text, and if it is wounded it is destroyed.",
    toughness:
      "Combat is lost, 4 to 5: somebody is wounded. Hired Muscle has Toughness +1: he bears one wound more than others. Choose him.",
    wound:
      "He has one wound and lives on. Wounds stay. The next one destroys him, and a wounded character that goes insane is destroyed as well.",
    restored:
      "Your next turn. In your refresh phase you restore one insane character: it lies face up again, but exhausted. The others are readied.",
    both: "So: terror takes somebody out for a turn or two, combat for good. Willpower helps against the one, Toughness against the other.",
  },
  timing: {
    window:
      "An action window: you and your opponent may do things in turn, the active player first. What you can do now has a ring.",
    action:
      "Shotgun Blast wounds a character with skill X or lower, for X. Click it, choose 1, then Ocean Crawlers, then your third domain. Until you have paid, Escape takes the last step back.",
    alternate: "After your action it is your opponent’s turn to act or to pass.",
    disrupt:
      "He plays Sacrificial Offerings on Dr. Ali Kafour. Mi-Go Warrior has a disrupt: when a character would be wounded, exhaust it to cancel one wound. A disrupt comes before the thing happens. Use it.",
    saved:
      "The wound was cancelled; the price your opponent paid stays paid. Dr. Ali Kafour stands as before.",
    pass: "Nothing more to do: pass. When both players pass one after the other the window closes and the turn goes on.",
    commit: "Your story phase. Send Dr. Ali Kafour to the first story.",
    response:
      "He has a response: after you commit him you may draw a card. A response comes after the thing has happened, and only then. Use it.",
    drawn:
      "A card for nothing. Most responses are easy to miss at a kitchen table; here you are asked whenever you have one.",
    settings:
      "There are many windows in a turn. The table passes those in which you can do nothing. Click a phase here to be asked there once; the settings have more. That was the last lesson: now play.",
  },
  "first-game": {
    welcome:
      "A real game with a starter deck, the Agency and Miskatonic University. These are your first eight cards. A hand without anything cheap could be put back once; this one is good.",
    keep: "Three of the eight become your first resources. Give up what is expensive: Professor Albert Wilmarth, Celano Fragments and T-Men. Click them, then the button.",
    drawOne: "Who begins draws only one card in his first turn; later it is two.",
    resource:
      "One card may become a resource. Click Peeler, then your third domain with T-Men: two Agency resources there.",
    clerk: "Play Blackwood File Clerk with them: he costs 2 and brings skill 3 and an investigation icon.",
    assistant: "Laboratory Assistant costs 1, from Miskatonic. Drain your first domain for it.",
    noStory: "Who begins has no story phase in his first turn. That is all for now: pass.",
    theirTurn:
      "Your opponent has played Ocean Crawlers, with a terror icon. It was his turn; he sends nobody.",
    again:
      "Your second turn. You have drawn two cards. Put Unearthing the Ancients under your third domain: that makes three there.",
    muscle:
      "Hired Muscle costs 3: three combat icons and Toughness +1, a good defender. Play him from the third domain.",
    enough: "The rest is too small for what you hold. Pass, to come to the story phase.",
    commit: "Send Blackwood File Clerk to the first story, and keep the others at home to defend.",
    alone:
      "Nobody opposed: three tokens at once. Two more win this story. From here on you play alone. A line above the prompt helps in your first games, and the lamp beside it gives advice.",
  },
} as const;
