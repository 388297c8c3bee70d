import type { ProfessionTable } from '../profession-table.ts';

export const webAndMobile: ProfessionTable = {
  profession: 'web and mobile development',
  terms: {
    tool: `
      React = React.js = ReactJS, Next.js = NextJS, Vue.js = Vue = VueJS, Nuxt = Nuxt.js, Angular, AngularJS, Svelte
      SvelteKit, Astro.js, Remix.run, SolidJS, Ember.js = EmberJS, Backbone.js, Alpine.js, HTMX, Three.js
      D3.js = D3, Chart.js

      Redux, RxJS, NgRx, MobX, Zustand, React Query = TanStack Query, jQuery, Tailwind CSS = TailwindCSS = Tailwind
      Bootstrap, Material UI = MUI, Ant Design, Chakra UI, Sass = SCSS, Less CSS, HTML = HTML5, CSS = CSS3
      Storybook

      Webpack, Vite, ESLint, Prettier, Babel.js, esbuild, Rollup.js, pnpm, Turborepo, Nx monorepo, npm

      React Native, Flutter, SwiftUI, UIKit, Jetpack Compose, Xcode, Android Studio, Android SDK, Ionic, Xamarin
      Core Data, ARKit, RealityKit, CocoaPods, Swift Package Manager, Fastlane, TestFlight
      Kotlin Multiplatform = KMP, Kotlin Coroutines, Dagger Hilt = Hilt, RxJava, Retrofit, Firebase Cloud Messaging
      Expo.dev, Capacitor.js, Cordova = Apache Cordova = PhoneGap, Electron.js = ElectronJS, Tauri

      WordPress development, WordPress theme development, Shopify Liquid, Strapi, Sanity CMS

      Crashlytics = Firebase Crashlytics, Bitrise, RxSwift, Google Play Console
    `,
    method: `
      responsive design = responsive web design, web accessibility = a11y, WCAG, server-side rendering = SSR
      progressive web apps = PWA, single-page applications = SPA, state management, web performance, micro frontends
      cross-platform development, cross-browser compatibility, cross-browser testing
      browser extensions = browser extension development

      MVVM, crash reporting, in-app purchases, app modularization, deep linking, Swift concurrency, push notifications
      app store deployment = App Store submission = Play Store publishing, offline-first
    `,
    domain: `
      frontend development = front-end development = de:Frontend-Entwicklung = fr:développement front-end = es:desarrollo frontend = 前端开发
      mobile development = mobile app development, iOS development = iOS, Android development = Android
      web development = de:Webentwicklung = fr:développement web = es:desarrollo web
    `,
  },
  implies: `
    React > JavaScript
    Next.js > React
    Redux > React
    React Native > React, mobile development
    Vue.js > JavaScript
    Nuxt > Vue.js
    Angular > TypeScript
    Svelte > JavaScript
    jQuery > JavaScript
    SwiftUI > Swift, iOS development
    UIKit > iOS development
    Jetpack Compose > Kotlin, Android development
    Android SDK > Android development
    Flutter > Dart, mobile development
    Tailwind CSS > CSS
    Bootstrap > CSS
    Sass > CSS
    WCAG > web accessibility
    Astro.js > JavaScript
    SolidJS > JavaScript
    Ember.js > JavaScript
    Three.js > JavaScript
    D3.js > JavaScript, data visualization
    RxJS > JavaScript
    NgRx > Angular
    MobX > React
    Zustand > React
    React Query > React
    Material UI > React
    Chakra UI > React
    Core Data > iOS development
    ARKit > iOS development
    Kotlin Multiplatform > Kotlin, mobile development
    Kotlin Coroutines > Kotlin
    Dagger Hilt > Android development
    RxJava > Java
    Retrofit > Android development
    Capacitor.js > mobile development
    Cordova > mobile development
    Ionic > mobile development
    Xamarin > C#, mobile development
    Electron.js > JavaScript, desktop application development
    Tauri > desktop application development
    WordPress theme development > WordPress development
    cross-browser testing > cross-browser compatibility
    Crashlytics > crash reporting
  `,
};
